import { describe, expect, it } from 'vitest'
import { lastLines } from './tenant-build.ts'

const output = `
  • turbo 2.11.11
  • Packages in scope: @tradepost/tenant-lumen

@tradepost/tenant-lumen:package: cache miss, executing 06241bf67b90559f
@tradepost/tenant-lumen:package: > tradepost-storefront package
@tradepost/tenant-lumen:package: \u001b[31mThis build holds what belongs to another tenant:\u001b[39m
@tradepost/tenant-lumen:package: - client/a.js holds "Sahra" of sahra
@tradepost/tenant-lumen:package:  ELIFECYCLE  Command failed with exit code 1.

 Tasks:    0 successful, 1 total
Failed:    @tradepost/tenant-lumen#package
`

describe('the last lines of a failed build', () => {
  it('are those of the build, without those that turbo and pnpm add', () => {
    expect(lastLines(output)).toBe(
      'This build holds what belongs to another tenant:\n- client/a.js holds "Sahra" of sahra',
    )
  })
  it('are those of turbo if no task has run', () => {
    expect(lastLines('\n x invalid turbo.json\n')).toBe(' x invalid turbo.json')
  })
})
