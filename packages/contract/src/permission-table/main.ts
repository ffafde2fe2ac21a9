import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { permissionsPage } from './permission-table.ts'

writeFileSync(path.join(import.meta.dirname, '../../../../docs/permissions.md'), permissionsPage())
