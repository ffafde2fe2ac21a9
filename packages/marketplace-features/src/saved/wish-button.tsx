import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { HeartIcon } from '@tradepost/ui-kit/icons'
import { TextButton } from '@tradepost/ui-kit/text-button'
import { useToast } from '@tradepost/ui-kit/toast'
import { type FormEvent, useEffect, useRef } from 'react'
import { paths } from '../kernel/paths/index.ts'
import * as css from './wish.css.ts'
import type { WishResult } from './wish-result.ts'

interface WishButtonProps {
  offer: { id: string; title: string }
  /** The state when the page was loaded. */
  wished: boolean
  /** `line` adds a label to the heart. */
  look?: 'icon' | 'line'
}

/** A heart that saves an offer. A form, so that it works without script; with script it fills at once. */
export function WishButton({ offer, wished, look = 'icon' }: WishButtonProps) {
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
  const heart = (
    <span className={css.heartIcon}>
      <Icon shape={HeartIcon} size={look === 'line' ? 18 : 20} />
    </span>
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    fetcher.submit(
      { offerId: offer.id, wished: pressed ? '0' : '1', quiet: '1' },
      { method: 'post', action: paths.wishlist() },
    )
  }
  return (
    <fetcher.Form method="post" action={paths.wishlist()} onSubmit={onSubmit} className={css.wishForm}>
      <input type="hidden" name="offerId" value={offer.id} />
      <input type="hidden" name="wished" value={pressed ? '0' : '1'} />
      {look === 'line' ? (
        <TextButton type="submit" data-wished={pressed}>
          {heart}
          {label}
        </TextButton>
      ) : (
        <button
          type="submit"
          className={css.heart}
          data-wished={pressed}
          aria-pressed={pressed}
          aria-label={t('saved.wishOffer', { title: offer.title })}
          title={label}
        >
          {heart}
        </button>
      )}
    </fetcher.Form>
  )
}
