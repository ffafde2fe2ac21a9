import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Places, readSites } from './places.ts'

/** The shape of an icon on 32 by 32 px, in two colours. */
export type Motif = (ink: string, tone: string) => string

const motifs: readonly Motif[] = [
  (ink, tone) =>
    `<path d="M7 8 L14.6 8 L10.2 25 Z" fill="${ink}"/><path d="M25 8 L17.4 8 L21.8 25 Z" fill="${ink}"/><path d="M13.4 21.6 L16 14.4 L18.6 21.6 Z" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M8 24 V13 a8 8 0 0 1 16 0 V24 h-5 V14 a3 3 0 0 0 -6 0 V24 Z" fill="${ink}"/><circle cx="16" cy="22.4" r="2.4" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M6.5 20 L16 7 L25.5 20 H19.4 L16 15.2 L12.6 20 Z" fill="${ink}"/><path d="M10 25 H22" stroke="${tone}" stroke-width="3" stroke-linecap="round"/>`,
  (ink, tone) =>
    `<circle cx="16" cy="16" r="8.4" fill="none" stroke="${ink}" stroke-width="4"/><path d="M16 4.6 V12.4 M16 19.6 V27.4" stroke="${tone}" stroke-width="3.2" stroke-linecap="round"/>`,
  (ink, tone) =>
    `<path d="M16 6 L26 16 L16 26 L6 16 Z" fill="${ink}"/><circle cx="16" cy="16" r="3.2" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M9 24 V18 M16 24 V13" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/><path d="M23 24 V8" stroke="${tone}" stroke-width="4.4" stroke-linecap="round"/>`,
  (ink, tone) =>
    `<path d="M15 6 Q16.6 15.4 26 17 Q16.6 18.6 15 28 Q13.4 18.6 4 17 Q13.4 15.4 15 6 Z" fill="${ink}"/><circle cx="24" cy="8.6" r="2.4" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M8.4 8 L16 16 L8.4 24" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M17 8 L24.6 16 L17 24" fill="none" stroke="${tone}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
]

/** The paths of a motif without its colours, to recognise the motif in a drawing. */
const linesOf = (svg: string) => [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, line]) => line)

export interface Drawn {
  color: string
  icon: string
}

/** The icons of the existing tenants. */
export const drawnIcons = (places: Places): Drawn[] =>
  readSites(places).flatMap(({ code, themeColor }) => {
    const file = path.join(places.tenants, code, 'assets/icon.svg')
    return existsSync(file) ? [{ color: themeColor, icon: readFileSync(file, 'utf8') }] : []
  })

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const nearest = 96

/** True if two icons in these colours could be confused in a row of browser tabs. */
function isNear(one: string, other: string): boolean {
  const right = channels(other)
  return Math.hypot(...channels(one).map((value, n) => value - (right[n] ?? 0))) < nearest
}

/** A motif for a new tenant, chosen by its id: an unused motif, else one that no tenant of a similar colour uses. */
export function motifFor(id: string, color: string, drawn: readonly Drawn[]): Motif {
  const [first = 0] = createHash('sha256').update(id).digest()
  const inTurn = motifs.map((_, n) => motifs[(first + n) % motifs.length] as Motif)
  const isFree = (among: readonly Drawn[]) => (motif: Motif) =>
    !among.some(({ icon }) => linesOf(motif('', '')).every((line) => icon.includes(`d="${line}"`)))
  const near = drawn.filter((one) => isNear(one.color, color))
  const [fallback = () => ''] = inTurn
  return inTurn.find(isFree(drawn)) ?? inTurn.find(isFree(near)) ?? fallback
}
