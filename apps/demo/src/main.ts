import { startProgram } from '@tradepost/gateway/start-program'

/** The gateway's program, extended by `seed` and `--seed`. */
await startProgram({ seed: async (options) => (await import('./seed.ts')).seed(options) })
