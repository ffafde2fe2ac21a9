import type { Random } from '../rows/random.ts'
import type { Palette } from './colour.ts'
import type { Frame, Point } from './shapes.ts'

/** Draws a world behind the emblem; `sun` is the position of its light. */
export type World = (frame: Frame, colours: Palette, random: Random, sun: Point) => string
