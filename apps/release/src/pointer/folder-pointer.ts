import { mkdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readFolderHealth, saveFolderHealth } from './folder-health.ts'
import type { FrontState } from './front-state.ts'
import { pointerFile, readPointer, replaceJson, updatePointer } from './pointer-file.ts'
import type { PointerStore } from './pointer-store.ts'
import { readPreviewKey } from './preview-key-file.ts'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The pointer of a tenant in a folder of this machine, with one front beside it. */
export function folderPointer(store: string, tenant: string): PointerStore {
  const file = pointerFile(store, tenant)
  const stateFile = join(store, tenant, 'front.json')
  const healthFile = join(store, tenant, 'health.json')

  function runningFront(): FrontState | null {
    try {
      const state = JSON.parse(readFileSync(stateFile, 'utf8')) as FrontState
      return isAlive(state.pid) ? state : null
    } catch {
      return null
    }
  }

  return {
    isShared: false,
    read: async () => readPointer(file),
    update: (change, origin) => updatePointer(file, change, origin),
    follow(changed) {
      mkdirSync(dirname(file), { recursive: true })
      const watcher = watch(dirname(file), (_, name) => {
        if (name === basename(file)) changed()
      })
      return () => watcher.close()
    },
    async saveFront(state) {
      if (state) replaceJson(stateFile, state)
      // Another front may have replaced the file.
      else if (runningFront()?.pid === process.pid) rmSync(stateFile, { force: true })
    },
    fronts: async () => [runningFront()].filter((state) => state !== null),
    saveHealth: async (minutes) => saveFolderHealth(healthFile, minutes),
    health: async (now) => readFolderHealth(healthFile, now),
    previewKey: async () => readPreviewKey(join(store, tenant, 'preview.key')),
    close: async () => {},
  }
}
