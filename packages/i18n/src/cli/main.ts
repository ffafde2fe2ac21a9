import { parseArgs } from 'node:util'
import { compileInto } from './compile.ts'
import { exportInto } from './export.ts'
import { extract } from './extract.ts'
import { importFrom } from './import.ts'
import { writePseudo } from './pseudo.ts'
import { verify } from './verify.ts'

const usage = `pnpm i18n <command>
  extract [--out file]                      ids, English texts and notes for translators
  compile [--out folder]                    one file of parsed messages per language
  verify                                    check every language and every tenant's overrides
  pseudo  [--out file]                      the English messages as a pseudo-translation
  export  --format crowdin [--out folder]   one file per language for translators
  import  [--from folder] [--check]         import translators' files, all or none`

function options(args: string[]) {
  return parseArgs({
    args,
    options: {
      out: { type: 'string' },
      from: { type: 'string' },
      format: { type: 'string', default: 'crowdin' },
      check: { type: 'boolean', default: false },
    },
  }).values
}
type Options = ReturnType<typeof options>

const commands: Record<string, (options: Options) => number | Promise<number>> = {
  extract: ({ out }) => extract(out),
  compile: ({ out = '.cache/i18n/compiled' }) => compileInto(out),
  verify,
  pseudo: ({ out }) => writePseudo(out),
  export: ({ out = '.cache/i18n/crowdin', format }) => exportInto(out, format),
  import: ({ from = '.cache/i18n/crowdin', check }) => importFrom(from, check),
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    return 2
  }
  try {
    return await command(options(args))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
