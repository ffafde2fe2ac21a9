import type { Random } from '../rows/random.ts'
import type { Palette } from './colour.ts'
import type { Frame, Point } from './shapes.ts'

/** Draws a world behind the emblem; `sun` is where its light stands. */
export type World = (frame: Frame, colours: Palette, random: Random, sun: Point) => string
