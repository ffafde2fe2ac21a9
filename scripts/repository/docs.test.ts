import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const bin = (name: string) => existsSync(path.join(root, 'node_modules/.bin', name))
/** Programs that a shell finds without setup. */
const shell = ['npm', 'npx', 'node', 'pnpm', 'export', 'curl', 'mkdir']
/** Programs of the machines to which somebody deploys. */
const server = ['docker', 'systemctl', 'useradd']
const available = new Set([...shell, ...server])

/** Scripts with the name of a command of pnpm, which therefore need `pnpm run`. */
const pnpmCommands = new Set(['sbom'])

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
const assignment = /^\w+=\S*\s+/

/** The commands of a page: the lines of its shell blocks, and inline code that sets a variable or calls pnpm. */
function commandsIn(page: string): string[] {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => lines(block))
  const inline = [...page.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll('\n', ' '))
    .filter((code) => /^(?:\w+=\S*\s+)*(?:pnpm|vitest)\s+\w/.test(code) || /^\w+=\S*\s+\w/.test(code))
  return [...blocks, ...inline]
}

/** The reason why a command would fail as typed; null if it would work. */
function notFound(command: string): string | null {
  let typed = command.trim()
  while (assignment.test(typed)) typed = typed.replace(assignment, '')
  const [program = '', verb = '', third = ''] = typed.split(/\s+/)
  if (!available.has(program)) return `${program} is not installed: ${command}`
  if (program !== 'pnpm' || verb === 'install') return null
  if (pnpmCommands.has(verb)) return `pnpm has its own command ${verb}: ${command}`
  const wanted = verb === 'exec' || verb === 'run' ? third : verb
  const exists = (verb !== 'exec' && scripts[wanted]) || (verb !== 'run' && bin(wanted))
  return exists ? null : `pnpm has no script or program ${wanted}: ${command}`
}

describe('a command of the docs', () => {
  it.each(['README.md', 'CONTRIBUTING.md', ...globSync('{docs,apps/workshop/docs}/*.{md,mdx}', { cwd: root })])(
    'works as written in %s',
    (file) => {
      expect(
        commandsIn(readFileSync(path.join(root, file), 'utf8'))
          .map(notFound)
          .filter((reason) => reason),
      ).toEqual([])
    },
  )

  it('is reported when it would not work', () => {
    const page =
      'Say `A=1 vitest run`, `pnpm fly`, `pnpm sbom`, `pnpm run sbom` or `pnpm run tsc`.\n\n```sh\nvitest run\npnpm exec vitest run\nA=… B=… pnpm release plan # all\n```\n'
    expect(commandsIn(page)).toHaveLength(8)
    expect(commandsIn(page).map(notFound)).toEqual([
      'vitest is not installed: vitest run',
      null,
      null,
      'vitest is not installed: A=1 vitest run',
      'pnpm has no script or program fly: pnpm fly',
      'pnpm has its own command sbom: pnpm sbom',
      null,
      'pnpm has no script or program tsc: pnpm run tsc',
    ])
  })
})
