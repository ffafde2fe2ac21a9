import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

type Preview = CallData<typeof calls.site.contentPreview>

/** Reads the version of some content that the token of the address opens. */
export function readPreview(ctx: FeatureContext): Promise<Preview> {
  const token = ctx.url.searchParams.get('token') ?? ''
  return ctx.api(calls.site.contentPreview, { query: { token: token.slice(0, 400) || 'none' } })
}

/** Loads the version of some content that the token of the address opens. */
export async function loadPreview(
  ctx: FeatureContext,
): Promise<{ preview: Preview; meta: ReturnType<typeof pageMeta> }> {
  const preview = await readPreview(ctx)
  const version = String(preview.version)
  const meta = pageMeta(ctx, ctx.t('help.preview', { n: version }), ctx.t('help.previewText'), { robots: 'noindex' })
  return { preview, meta }
}
