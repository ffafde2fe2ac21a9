import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { CalendarClockIcon, Gamepad2Icon, GiftIcon, MonitorIcon, TimerIcon } from '@tradepost/ui-kit/icons'
import { Grid } from '@tradepost/ui-kit/layout'
import { Price } from '@tradepost/ui-kit/price'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useCount } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { artSources, Section } from '../page/index.ts'
import { EventCard } from './event-page.tsx'
import { GameWall } from './frame/game-wall.tsx'
import { gamesClaim } from './frame/games-claim.ts'
import * as css from './frame/pass.css.ts'
import { PassFrame } from './frame/pass-frame.tsx'
import { passPaths } from './frame/pass-paths.ts'
import { PlatformNotice } from './frame/platform-notice.tsx'
import type { MyPass } from './plan/pass-plan.ts'
import { isRunning, usePassFacts } from './plan/use-pass-facts.ts'
import type { loadPassHome } from './server.ts'

type PassHomePageProps = Omit<Awaited<ReturnType<typeof loadPassHome>>, 'meta'>

function YourPass({ myPass }: { myPass: MyPass }) {
  const t = useT()
  const facts = usePassFacts(myPass)
  return (
    <Section id="yours" title={t('pass.yours')} more={{ to: passPaths.myPass(), label: t('pass.manage') }}>
      <Card>
        <DescriptionList items={facts} />
      </Card>
    </Section>
  )
}

function Fact({ icon, title, text }: { icon: IconShape; title: string; text: string }) {
  return (
    <Card>
      <div className={css.fact}>
        <span className={css.factIcon}>
          <Icon shape={icon} size={24} />
        </span>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted" size={14}>
          {text}
        </Text>
      </div>
    </Card>
  )
}

/** The pass, its price, and the user's status. */
export function PassHomePage({ plan, myPass, platform, games, events }: PassHomePageProps) {
  const t = useT()
  const { money, currency } = useFormat()
  const count = useCount()
  const claim = gamesClaim(plan.sharedGames)
  const days = count('pass.days', plan.days)
  const trial = count('pass.hours', myPass?.trial.hours ?? plan.trialHours)
  const running = myPass !== null && isRunning(myPass)
  return (
    <PassFrame>
      <div className={css.hero}>
        <div className={css.pitch}>
          <span className={css.claim}>{t('pass.sharedGames', { games: claim })}</span>
          <Heading level={1} size="3xl">
            {t('pass.name')}
          </Heading>
          <p className={css.lead}>{t('pass.homeText', { games: claim, days: plan.days })}</p>
          {plan.onSale ? (
            plan.price ? (
              <Price amount={money(plan.price)} unit={t('pass.perPeriod', { days })} size="lg" />
            ) : (
              <Text>{t('pass.priceUnknown', { currency })}</Text>
            )
          ) : null}
          <div className={css.actions}>
            {running || plan.onSale ? (
              <ButtonLink as={ShopAnchor} href={running ? passPaths.myPass() : passPaths.subscribe()} size="lg">
                {t(running ? 'pass.manage' : 'pass.get')}
              </ButtonLink>
            ) : null}
            <ButtonLink as={ShopAnchor} href={passPaths.sharedGames()} variant="secondary" size="lg">
              {t('pass.seeGames')}
            </ButtonLink>
          </div>
          <p className={css.small}>{t('pass.windowsOnly')}</p>
        </div>
        <div className={css.covers} aria-hidden="true">
          {games.slice(0, 8).map(({ id, coverUrl }) => (
            <div key={id} className={css.cover}>
              <Artwork {...artSources(coverUrl, 'cover')} alt="" fill sizes="(min-width: 1024px) 110px, 22vw" eager />
            </div>
          ))}
        </div>
      </div>
      <PlatformNotice platform={platform} onSale={plan.onSale} />
      {myPass ? <YourPass myPass={myPass} /> : null}
      <Section id="gets" title={t('pass.gets')} more={{ to: passPaths.howToStart(), label: t('pass.howToStart') }}>
        <Grid min="13rem">
          <Fact icon={Gamepad2Icon} title={t('pass.getsGames', { games: claim })} text={t('pass.getsGamesText')} />
          <Fact icon={CalendarClockIcon} title={t('pass.getsDays', { days })} text={t('pass.getsDaysText')} />
          <Fact icon={TimerIcon} title={t('pass.getsTrial', { hours: trial })} text={t('pass.getsTrialText')} />
          <Fact
            icon={GiftIcon}
            title={t('pass.getsInvite', { hours: count('pass.hours', plan.inviteHours) })}
            text={t('pass.getsInviteText')}
          />
          <Fact icon={MonitorIcon} title={t('pass.getsDevice')} text={t('pass.getsDeviceText')} />
        </Grid>
      </Section>
      {events.length > 0 ? (
        <Section id="events" title={t('pass.events')}>
          <Grid min="20rem">
            {events.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </Grid>
        </Section>
      ) : null}
      {games.length > 0 ? (
        <Section
          id="games"
          title={t('pass.nowPlaying')}
          more={{ to: passPaths.sharedGames(), label: t('pass.gameList') }}
        >
          <GameWall games={games} />
        </Section>
      ) : null}
    </PassFrame>
  )
}
