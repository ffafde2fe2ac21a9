import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { drawMissing } from './draw-missing.ts'

const pictures = Array.from({ length: 120 }, (_, n) => ({ key: `${n}.webp`, smaller: n % 2 ? [240] : [] }))

function folder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

const drawInto = (root: string) => async (picture: (typeof pictures)[number]) => {
  await after(2)
  for (const width of picture.smaller)
    writeFileSync(path.join(root, picture.key.replace('.webp', `-${width}.webp`)), '')
  writeFileSync(path.join(root, picture.key), '')
}

it('draws each missing picture once', async () => {
  const root = folder()
  writeFileSync(path.join(root, '0.webp'), '')
  // The smaller rendition of picture 1 is missing.
  writeFileSync(path.join(root, '1.webp'), '')
  expect(await drawMissing(root, pictures, drawInto(root))).toBe(119)
  expect(readdirSync(root)).toHaveLength(180)
  expect(await drawMissing(root, pictures, drawInto(root))).toBe(0)
})

it('shares the work between gateways that fill one folder at the same time', async () => {
  const root = folder()
  const drawn = await Promise.all([1, 2].map(() => drawMissing(root, pictures, drawInto(root))))
  expect(drawn.reduce((sum, one) => sum + one)).toBeLessThan(180)
  // Control: with separate folders, each gateway draws every picture.
  const alone = await Promise.all([1, 2].map(async () => drawMissing(folder(), pictures, drawInto(folder()))))
  expect(alone).toEqual([120, 120])
})
