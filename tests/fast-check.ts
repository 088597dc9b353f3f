import fc from 'fast-check';

/** One seed for all, because the same tests run every day; `VITRINE_SEED` tries another. */
fc.configureGlobal({ seed: Number(process.env.VITRINE_SEED ?? 20_261_125) });

export { fc };
