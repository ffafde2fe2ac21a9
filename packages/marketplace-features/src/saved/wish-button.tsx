import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { iconBefore } from '@tradepost/ui-kit/icon'
import { HeartFilledIcon, HeartIcon } from '@tradepost/ui-kit/icons'
import { TextButton } from '@tradepost/ui-kit/text-button'
import { useToast } from '@tradepost/ui-kit/toast'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { paths } from '../kernel/paths/index.ts'
import * as css from './wish.css.ts'
import type { WishResult } from './wish-result.ts'

interface WishButtonProps {
  offer: { id: string; title: string }
  /** The state when the page was loaded. */
  wished: boolean
  /** Id of the form that all hearts of a list share. If absent, the heart has its own form and a visible label. */
  form?: string
}

/** Heart button that saves an offer. Submits a form, so that it works without JavaScript; with it, fills at once. */
export function WishButton({ offer, wished, form }: WishButtonProps) {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<WishResult>({ key: `wish-${offer.id}` })
  const announced = useRef<unknown>(undefined)
  const { data, formData } = fetcher
  useEffect(() => {
    if (!data || data.ok || announced.current === data) return
    announced.current = data
    toast.warning(data.message)
  }, [data, toast])
  const saved = data?.ok ? data.wished : wished
  const pressed = formData ? formData.get('wished') === '1' : saved
  const label = t(pressed ? 'saved.unwish' : 'saved.wish')
  const drawn = iconBefore(pressed ? HeartFilledIcon : HeartIcon, form ? 20 : 18)
  const next = pressed ? '0' : '1'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    fetcher.submit({ offerId: offer.id, wished: next, quiet: '1' }, { method: 'post', action: paths.wishlist() })
  }
  if (form)
    return (
      <button
        type="submit"
        form={form}
        name="wish"
        value={`${offer.id} ${next}`}
        onClick={submit}
        className={`${css.heart} ${drawn}`}
        data-wished={pressed}
        aria-pressed={pressed}
        aria-label={t('saved.wishOffer', { title: offer.title })}
        title={label}
      />
    )
  return (
    <fetcher.Form method="post" action={paths.wishlist()} onSubmit={submit} className={css.wishForm}>
      <input type="hidden" name="offerId" value={offer.id} />
      <input type="hidden" name="wished" value={next} />
      <TextButton type="submit" data-wished={pressed}>
        <span className={`${css.heartBefore} ${drawn}`} />
        {label}
      </TextButton>
    </fetcher.Form>
  )
}
