import type { LoaderFunctionArgs } from '@remix-run/node'
import { openScope } from '~/scope/scope.server'
import { loadVisitor } from '~/visitor/load-visitor.server'

/** The visitor's own data, for pages whose document is the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  scope.beginLoading()
  const { searchParams } = new URL(args.request.url)
  const visitor = await loadVisitor(scope, searchParams.get('path') ?? '/', searchParams.has('empty'))
  return Response.json(visitor, { headers: { 'Cache-Control': 'private, no-store' } })
}
