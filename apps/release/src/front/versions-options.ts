import type { Pointer } from '../pointer/pointer.ts'
import type { PointerStore } from '../pointer/pointer-store.ts'
import type { VersionServer } from './version-server.ts'

export interface VersionsOptions {
  /** The folder of the installed versions. */
  store: string
  tenant: string
  /** By default, the pointer in the folder. */
  pointers?: PointerStore
  /** The registry from which a front installs versions that other machines switched to. */
  registry?: string
  /** Environment variables of the storefront servers. */
  env: NodeJS.ProcessEnv
  say: (entry: Record<string, unknown>) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

export interface Versions {
  /** The pointer as of the last switch. */
  pointer: () => Pointer
  stable: () => VersionServer | undefined
  /** The version for a visitor, chosen by the Cookie header. */
  chosenFor: (cookie: string | undefined) => { chosen: VersionServer | undefined; isCanary: boolean }
  /** The version that has a built file; pages loaded before a switch request files of the previous version. */
  holderOf: (path: string) => VersionServer | undefined
  /** Counts an answer. Stops a canary that fails or crashes more often than the stable version. */
  count: (server: VersionServer, isCanary: boolean, failed: boolean) => void
  /** Starts a version that only a preview shows, or returns the running one. */
  preview: (version: string) => Promise<VersionServer>
  /** Resolves when the versions of the pointer are served. */
  settled: () => Promise<void>
  /** The running versions and their processes. */
  running: () => { version: string; pid: number | undefined }[]
  /** Prevents the start of further versions. */
  freeze: () => void
  close: () => Promise<void>
}
