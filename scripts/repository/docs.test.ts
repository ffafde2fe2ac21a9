import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const bin = (name: string) => existsSync(path.join(root, 'node_modules/.bin', name))
/** The programs that a shell finds after `npm start`, as the README says. */
const atHand = new Set(['npm', 'npx', 'node', 'pnpm', 'export'])

/** Scripts of ours by whose name pnpm does something else, so that `run` has to be said. */
const ownCommands = new Set(['sbom'])

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
const assignment = /^\w+=\S*\s+/

/** The commands that a page tells people to type: the lines of its shell blocks, and code within a sentence that sets a variable or asks pnpm. */
function typedIn(page: string): string[] {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => lines(block))
  const inline = [...page.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll('\n', ' '))
    .filter((code) => /^(?:\w+=\S*\s+)*(?:pnpm|vitest)\s+\w/.test(code) || /^\w+=\S*\s+\w/.test(code))
  return [...blocks, ...inline]
}

/** Why a command is not found as it is typed, or null. */
function notFound(command: string): string | null {
  let typed = command.trim()
  while (assignment.test(typed)) typed = typed.replace(assignment, '')
  const [program = '', verb = '', third = ''] = typed.split(/\s+/)
  if (!atHand.has(program)) return `${program} is not at hand: ${command}`
  if (program !== 'pnpm') return null
  if (ownCommands.has(verb)) return `pnpm has a ${verb} of its own: ${command}`
  const wanted = verb === 'exec' || verb === 'run' ? third : verb
  const isKnown = (verb !== 'exec' && scripts[wanted]) || (verb !== 'run' && bin(wanted))
  return isKnown ? null : `pnpm knows no ${wanted}: ${command}`
}

describe('a command of the docs', () => {
  it.each(['README.md', 'CONTRIBUTING.md', ...globSync('{docs,apps/workshop/docs}/*.{md,mdx}', { cwd: root })])(
    'is found as %s has it',
    (file) => {
      expect(
        typedIn(readFileSync(path.join(root, file), 'utf8'))
          .map(notFound)
          .filter((reason) => reason),
      ).toEqual([])
    },
  )

  it('is missed when it is not, which this sees', () => {
    const page =
      'Say `A=1 vitest run`, `pnpm fly`, `pnpm sbom`, `pnpm run sbom` or `pnpm run tsc`.\n\n```sh\nvitest run\npnpm exec vitest run\nA=… B=… pnpm release plan # all\n```\n'
    expect(typedIn(page)).toHaveLength(8)
    expect(typedIn(page).map(notFound)).toEqual([
      'vitest is not at hand: vitest run',
      null,
      null,
      'vitest is not at hand: A=1 vitest run',
      'pnpm knows no fly: pnpm fly',
      'pnpm has a sbom of its own: pnpm sbom',
      null,
      'pnpm knows no tsc: pnpm run tsc',
    ])
  })
})
