import { takeBackup } from '../platform/backup/backup-files.ts'
import type { Config } from '../platform/config/config.ts'
import { createFiles } from '../platform/files/create-files.ts'
import type { OpenDatabase } from './open-database.ts'

/** Writes a backup of the database and the files. May run while the gateway serves. */
export async function runBackup(
  config: Config,
  { ownerUrl }: OpenDatabase,
  to: string,
  say: (line: string) => void,
): Promise<void> {
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; only the owning role reads every table.')
  const folder = to || config.backup.folder
  const { keep } = config.backup
  const { file, bytes } = await takeBackup({ ownerUrl, folder, files: createFiles(config), keep })
  say(`backup of ${bytes} bytes: ${file}`)
}
