import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The flags of a program. A wrong flag prints an error and the usage. */
export function readFlags<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's second sentence is about arguments that begin with a hyphen, which no program here has.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/(?<=\.)\s|\n/)
    console.error(`${sentence?.replace(/\.?$/, '.')}\n\n${usage}`)
    process.exit(1)
  }
}
