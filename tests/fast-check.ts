import fc from 'fast-check';

/** One fixed seed, so that runs are reproducible; `VITRINE_SEED` selects another. */
fc.configureGlobal({ seed: Number(process.env.VITRINE_SEED ?? 20_261_125) });

export { fc };
