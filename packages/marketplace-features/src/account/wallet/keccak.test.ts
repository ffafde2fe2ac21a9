import { expect, it } from 'vitest'
import { checksummed, keccak256 } from './keccak.ts'

it('hashes inputs of one block and of several blocks as Ethereum does', () => {
  expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(keccak256('abc')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45')
})

it.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0x52908400098527886E0F7030069857D2E4169EE7',
])('spells %s with its checksum', (address) => {
  expect(checksummed(address.toLowerCase())).toBe(address)
})
