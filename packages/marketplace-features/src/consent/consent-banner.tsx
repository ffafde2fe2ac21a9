import { Button } from '@tradepost/ui-kit/button'
import * as css from './consent.css.ts'

export interface ConsentWords {
  title: string
  text: string
  accept: string
  decline: string
  more: string
}

interface ConsentBannerProps {
  words: ConsentWords
  /** Address of the page about cookies. */
  more: string
  onAnswer: (agreed: boolean) => void
}

/** Banner that asks for consent without covering the page. Both buttons look equally important. */
export const ConsentBanner = ({ words, more, onAnswer }: ConsentBannerProps) => (
  <section className={css.banner} aria-labelledby="consent-title">
    <h2 id="consent-title" className={css.title}>
      {words.title}
    </h2>
    <p className={css.text}>
      {words.text}{' '}
      <a href={more} className={css.more}>
        {words.more}
      </a>
    </p>
    <div className={css.answers}>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        {words.decline}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(true)}>
        {words.accept}
      </Button>
    </div>
  </section>
)
