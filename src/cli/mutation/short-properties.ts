import fc from 'fast-check';

// A property that holds for a thousand inputs is tried on as many as fit: a mutant seldom needs more than a few.
fc.configureGlobal({ interruptAfterTimeLimit: 2000, markInterruptAsFailure: false });
