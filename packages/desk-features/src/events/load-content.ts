import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { versionAsked } from '../content/server.ts'
import { type DeskContext, requirePermission } from '../kernel/server.ts'

/** Some content in its newest version or the one that the address asks for; null for a new one. */
export async function loadContent(context: DeskContext, kind: 'event' | 'pass-event', typedId: string) {
  if (typedId === 'new') {
    requirePermission(context, 'staff', 'content.edit')
    return null
  }
  const version = versionAsked(context)
  const params = { kind, item: isId(typedId) ? typedId : '0' }
  return context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
}
