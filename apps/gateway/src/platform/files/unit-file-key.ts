import { privateFolder } from './file-store.ts'

/** The key of the sealed file of a unit. Its ending is no type that a browser is ever sent. */
export const unitFileKey = (tenantId: number, unitId: string) => `${privateFolder}/${tenantId}/unit-${unitId}.sealed`
