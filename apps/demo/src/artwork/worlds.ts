import { city, grid, orbits, prism, runes, speed } from './abstractions.ts'
import { crystals, dunes, forest, horizon, islands, waves } from './landscapes.ts'
import type { World } from './world.ts'

export const worlds: readonly World[] = [
  horizon,
  orbits,
  crystals,
  city,
  waves,
  dunes,
  grid,
  runes,
  speed,
  forest,
  islands,
  prism,
]
