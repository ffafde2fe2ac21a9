import { startProgram } from '@tradepost/gateway/start-program'

/** The gateway's program with `seed` and `--seed`, which its own lacks. */
await startProgram({ seed: async (options) => (await import('./seed.ts')).seed(options) })
