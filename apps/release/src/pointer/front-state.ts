/** The versions that a front serves at the moment. */
export interface FrontState {
  host: string
  pid: number
  stable: string | null
  canary: string | null
  /** The public address of the shop; null if the front does not know it. */
  address?: string | null
}
