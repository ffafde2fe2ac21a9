import { type DeskContext, requirePermission } from '../kernel/server.ts'

/** Opens the form of something new to those who may add it. */
export function loadEditor(context: DeskContext): Promise<null> {
  requirePermission(context, 'staff', 'catalog.edit')
  return Promise.resolve(null)
}
