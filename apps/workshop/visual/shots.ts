/** One picture that is compared: a story as one tenant shows it. */
export interface Shot {
  name: string
  story: string
  globals: string
  width: number
  height: number
}

const kit = [
  'button--primary',
  'textfield--with-error',
  'offercard--available',
  'notice--tones',
  'price--reduced',
  'tabs--panels',
]
const screens = [
  'home--normal',
  'offer--account',
  'cart--buyer',
  'orders--all',
  'account--log-in',
  'search--nothing-found',
]
const looks = [
  { name: 'lumen', globals: 'tenant:lumen;language:en' },
  { name: 'sahra', globals: 'tenant:sahra;language:ar' },
]
const size = (story: string) => (story.startsWith('kit-') ? { width: 480, height: 320 } : { width: 390, height: 844 })
const shot = (story: string, look: string, globals: string): Shot => ({
  name: `${story}.${look}`,
  story,
  globals: `${globals};currency:USD`,
  ...size(story),
})

/** The kit and the main screens in two tenants, one read from each side; a few in the dark. */
export const shots: Shot[] = [
  ...looks.flatMap(({ name, globals }) =>
    [...kit.map((id) => `kit-${id}`), ...screens.map((id) => `screens-${id}`)].map((id) => shot(id, name, globals)),
  ),
  ...['kit-button--primary', 'screens-offer--account'].map((id) =>
    shot(id, 'lumen-dark', 'tenant:lumen;language:en;colorScheme:dark'),
  ),
]
