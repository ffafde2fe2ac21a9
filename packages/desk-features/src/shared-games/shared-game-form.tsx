import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { clientPlatforms, sharedGameGenres } from '@tradepost/domain/content/shared-games'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { PictureField } from '../media-field/index.ts'
import { SharedGameTitle } from './shared-game-title.tsx'
import * as css from './shared-games.css.ts'

type Detail = CallData<typeof calls.content.contentDetail>
export type SharedGameContent = Extract<Detail['content'], { kind: 'shared-game' }>

interface SharedGameFormProps {
  /** The newest version; 0 for a new game. */
  version: number
  isNewest: boolean
  content: SharedGameContent
  brands: readonly { id: string; name: string }[]
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The facts of a game of the pass, its cover and its titles. */
export function SharedGameForm({ version, isNewest, content, brands, languages, refusal }: SharedGameFormProps) {
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  const isOn = (platform: (typeof clientPlatforms)[number]) =>
    refusal.hasProblems ? refusal.value(`platform.${platform}`) !== undefined : content.platforms.includes(platform)
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          {disabled ? null : (
            <Select
              id="brandId"
              name="brandId"
              label={t('sharedGames.from-catalogue')}
              hint={t('sharedGames.from-catalogue-hint')}
              defaultValue={refusal.value('brandId') ?? ''}
              error={refusal.of('brandId')}
              options={[
                { value: '', label: t('sharedGames.no-catalogue') },
                ...brands.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <PictureField
            // A cover that was saved or refused is another one.
            key={`${refusal.value('fileId')} ${content.coverUrl}`}
            saved={version === 0 ? null : content.coverUrl}
            shape="cover"
            hint={t('sharedGames.cover-hint')}
            {...{ refusal, disabled }}
          />
          <div className={css.facts}>
            <Select
              id="genre"
              name="genre"
              label={t('sharedGames.genre')}
              placeholder="–"
              defaultValue={refusal.value('genre') ?? content.genre}
              disabled={disabled}
              error={refusal.of('genre')}
              options={sharedGameGenres.map((genre) => ({ value: genre, label: t('sharedGames.genres', { genre }) }))}
            />
            <TextField
              id="released"
              name="released"
              inputMode="numeric"
              label={t('sharedGames.released')}
              defaultValue={refusal.value('released') ?? (content.released ? String(content.released) : '')}
              maxLength={4}
              disabled={disabled}
              error={refusal.of('released')}
            />
            <TextField
              id="position"
              name="position"
              inputMode="numeric"
              label={t('content.position')}
              hint={t('content.position-hint')}
              defaultValue={refusal.value('position') ?? String(content.position)}
              maxLength={String(contentLimits.position).length}
              disabled={disabled}
              error={refusal.of('position')}
            />
          </div>
          <fieldset className={css.platforms} id="platforms">
            <legend>{t('sharedGames.platforms')}</legend>
            {clientPlatforms.map((platform) => (
              <Checkbox
                key={platform}
                name={`platform.${platform}`}
                label={t('sharedGames.platform', { platform })}
                defaultChecked={isOn(platform)}
                disabled={disabled}
                {...(refusal.of('platforms') && platform === 'win64' ? { error: refusal.of('platforms') } : {})}
              />
            ))}
          </fieldset>
          <LanguageSections
            languages={languages}
            written={Object.keys(content.texts)}
            outdated={content.outdated}
            hasProblem={(language) => refusal.of(`title.${language}`) !== undefined}
          >
            {(language) => (
              <SharedGameTitle
                language={language}
                title={content.texts[language]?.title ?? ''}
                isOutdated={content.outdated.includes(language)}
                {...{ refusal, disabled }}
              />
            )}
          </LanguageSections>
          {disabled ? null : (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          )}
        </FormBody>
      </Form>
    </Card>
  )
}
