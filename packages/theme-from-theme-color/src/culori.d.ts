// culori ships no types. This declares only the functions that the package uses.
declare module 'culori' {
  export interface Oklch {
    mode: 'oklch'
    l: number
    c: number
    h?: number | undefined
  }
  export function oklch(color: string): Oklch
  export function clampChroma(color: Oklch, mode: 'oklch', rgbGamut: 'rgb'): Oklch
  export function formatHex(color: Oklch): string
  export function wcagLuminance(color: string): number
}
