import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The flags a program was started with; a mistyped one is said in a sentence, with how the program is used. */
export function readFlags<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // NOTE: Node's second sentence is about arguments that begin with a hyphen, which nobody gives here.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/(?<=\.)\s|\n/)
    console.error(`${sentence?.replace(/\.?$/, '.')}\n\n${usage}`)
    process.exit(1)
  }
}
