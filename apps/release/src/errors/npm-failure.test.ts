import { describe, expect, it } from 'vitest'
import { npmFailure } from './npm-failure.ts'

const url = 'https://registry.example/'
const failed = (args: string[], said: string) => npmFailure(args, said, url).message

describe('what npm says when it fails', () => {
  it.each([
    [['view'], 'npm error code ECONNREFUSED\nnpm error syscall connect', 'does not answer'],
    [['install', '@tradepost/tenant-a@9.9.9'], 'npm error code ETARGET', 'has no @tradepost/tenant-a@9.9.9'],
    [['publish'], 'npm error code ENEEDAUTH', 'does not let you publish: log in with `npm login --registry'],
    [['publish'], 'npm error code E403\nnpm error You cannot publish over the previously published', 'meanwhile'],
    [['publish'], 'npm ERR! code E409\nnpm ERR! 409 Conflict', 'published meanwhile'],
  ])('of %s becomes a sentence', (args, said, sentence) => {
    expect(failed(args, said)).toContain(sentence)
    expect(failed(args, said)).not.toContain('\n')
  })
  it('is told as it is where nothing is known of it', () => {
    expect(failed(['pack'], 'npm error code ENOSPC')).toBe('npm pack failed:\nnpm error code ENOSPC')
  })
})
