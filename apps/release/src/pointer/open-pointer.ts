import { type DatabasePointerOptions, databasePointer } from './database-pointer.ts'
import { folderPointer } from './folder-pointer.ts'
import type { PointerStore } from './pointer-store.ts'

interface PointerPlace extends Omit<DatabasePointerOptions, 'url'> {
  /** The connection string of the release database; without it the pointer is in the folder. */
  database: string | undefined
}

/** The pointer of a tenant where the settings say that it lives. */
export const openPointer = ({ database, ...place }: PointerPlace): PointerStore =>
  database ? databasePointer({ url: database, ...place }) : folderPointer(place.store, place.tenant)
