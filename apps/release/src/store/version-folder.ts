import { installedFolder, installVersion } from './installed-folder.ts'

/** A version that cannot be installed on this machine now; this says nothing about the version. */
export class NotInstalled extends Error {}

interface Place {
  store: string
  tenant: string
  registry?: string | undefined
  isShared: boolean
}

/** The folder of a version. With a shared pointer, the version is installed first, because another machine may have named it. */
export async function versionFolder({ store, tenant, registry, isShared }: Place, version: string): Promise<string> {
  if (!isShared) return installedFolder(store, tenant, version)
  try {
    return await installVersion(store, tenant, version, registry)
  } catch (error) {
    throw new NotInstalled(`${version} is not installed here: ${error instanceof Error ? error.message : error}`)
  }
}
