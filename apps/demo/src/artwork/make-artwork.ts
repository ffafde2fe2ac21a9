import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sharedGameGenres } from '@tradepost/domain/content/shared-games'
import { mediaFolder } from '@tradepost/gateway/platform/files/disk-files'
import sharp from 'sharp'
import { games } from '../games/catalogue.ts'
import { aliasesWithWideCover, coversPerGenre, genreAlias } from '../pass/shared-games.ts'
import {
  artVersion,
  buyerPortraits,
  coverKey,
  coverVariants,
  portraitKey,
  sceneCount,
  sceneKey,
  sellerPortraits,
  wideKey,
} from '../rows/media-keys.ts'
import { coverSvg, sceneSvg } from './cover.ts'
import { type Drawable, drawMissing } from './draw-missing.ts'
import { portraitSvg } from './portrait.ts'

interface Picture extends Drawable {
  svg: () => string
  avif: boolean
}

const tall = { width: 480, height: 640 }
const wide = { width: 1280, height: 400 }
const coverWidths = [240]
const wideWidths = [640, 800]
const quality = { webp: 80, avif: 56 }

const genres = [...new Set(games.map((game) => game.genre))].sort()

function pictures(): Picture[] {
  const subjects = games.map(({ alias, hue }, place) => ({ alias, hue, place }))
  const sharedGames = sharedGameGenres.map((genre, n) => ({
    alias: genreAlias(genre),
    hue: n * 36,
    place: games.length + n,
  }))
  return [
    ...subjects.flatMap((subject): Picture[] => [
      ...Array.from({ length: coverVariants }, (_, variant) => ({
        key: coverKey(subject.alias, variant),
        svg: () => coverSvg(subject, tall, variant),
        smaller: coverWidths,
        avif: true,
      })),
      { key: wideKey(subject.alias), svg: () => coverSvg(subject, wide, 0), smaller: wideWidths, avif: true },
    ]),
    ...sharedGames.flatMap((subject): Picture[] => [
      ...Array.from({ length: coversPerGenre }, (_, variant) => ({
        key: coverKey(subject.alias, variant),
        svg: () => coverSvg(subject, tall, variant),
        smaller: coverWidths,
        avif: true,
      })),
      ...(aliasesWithWideCover.includes(subject.alias)
        ? [{ key: wideKey(subject.alias), svg: () => coverSvg(subject, wide, 0), smaller: wideWidths, avif: true }]
        : []),
    ]),
    ...genres.flatMap((genre, index) =>
      Array.from({ length: sceneCount }, (_, shot) => ({
        key: sceneKey(genre, shot),
        svg: () => sceneSvg(genre, shot, index),
        avif: true,
      })),
    ),
    ...(['seller', 'buyer'] as const).flatMap((who) =>
      Array.from({ length: who === 'seller' ? sellerPortraits : buyerPortraits }, (_, n) => ({
        key: portraitKey(who, n),
        svg: () => portraitSvg(who, n),
        avif: false,
      })),
    ),
  ]
}

async function save(target: string, bytes: Buffer): Promise<void> {
  // Two gateways that share a folder may draw the same picture at their first start.
  const part = `${target}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, target)
}

async function draw(root: string, { key, svg, smaller = [], avif }: Picture): Promise<void> {
  const target = path.join(root, key.replace(/\.webp$/, ''))
  const { data, info } = await sharp(Buffer.from(svg())).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sizes = [{ name: target, image: () => sharp(data, { raw }) }]
  for (const smallerWidth of smaller) {
    const reduced = await sharp(data, { raw })
      .resize({ width: smallerWidth })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = reduced.info
    sizes.push({
      name: `${target}-${smallerWidth}`,
      image: () => sharp(reduced.data, { raw: { width, height, channels } }),
    })
  }
  for (const { name, image } of sizes) {
    if (avif) await save(`${name}.avif`, await image().avif({ quality: quality.avif, effort: 0 }).toBuffer())
  }
  // The picture is written last: if it exists, its other encodings exist too.
  for (const { name, image } of sizes.reverse())
    await save(`${name}.webp`, await image().webp({ quality: quality.webp, effort: 2 }).toBuffer())
}

/** Draws every missing picture and returns how many it drew. */
export async function makeArtwork(dataDir: string, say: (line: string) => void = () => {}): Promise<number> {
  const root = mediaFolder(dataDir)
  const all = pictures()
  for (const folder of new Set(all.map(({ key }) => path.posix.dirname(key))))
    await mkdir(path.join(root, folder), { recursive: true })
  const before = sharp.concurrency()
  sharp.concurrency(1)
  const drawn = await drawMissing(
    root,
    all,
    (picture) => draw(root, picture),
    (missing) => say(`drawing ${missing} pictures (${artVersion})`),
  )
  sharp.concurrency(before)
  return drawn
}
