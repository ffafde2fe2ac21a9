import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Parses a program's flags. For an invalid flag, prints an error with the usage and exits with code 1. */
export function readFlags<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Omit Node's second sentence: it explains arguments that begin with a hyphen, which no program here takes.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/(?<=\.)\s|\n/)
    console.error(`${sentence?.replace(/\.?$/, '.')}\n\n${usage}`)
    process.exit(1)
  }
}
