import { describe, expect, it } from 'vitest'
import { npmFailure } from './npm-failure.ts'

const url = 'https://registry.example/'
const messageOf = (args: string[], output: string) => npmFailure(args, output, url).message

describe('a failure of npm', () => {
  it.each([
    [['view'], 'npm error code ECONNREFUSED\nnpm error syscall connect', 'does not answer'],
    [['install', '@tradepost/tenant-a@9.9.9'], 'npm error code ETARGET', 'has no @tradepost/tenant-a@9.9.9'],
    [['publish'], 'npm error code ENEEDAUTH', 'does not let you publish: log in with `npm login --registry'],
    [['publish'], 'npm error code E403\nnpm error You cannot publish over the previously published', 'meanwhile'],
    [['publish'], 'npm ERR! code E409\nnpm ERR! 409 Conflict', 'published meanwhile'],
  ])('in %s becomes a sentence', (args, output, sentence) => {
    expect(messageOf(args, output)).toContain(sentence)
    expect(messageOf(args, output)).not.toContain('\n')
  })
  it('is reported with npm’s own output if its code is unknown', () => {
    expect(messageOf(['pack'], 'npm error code ENOSPC')).toBe('npm pack failed:\nnpm error code ENOSPC')
  })
})
