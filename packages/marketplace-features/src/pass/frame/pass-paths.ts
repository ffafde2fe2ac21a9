const root = '/family-game-room'

/** Addresses of the Family Game PASS; kept here so that pages without it do not carry them. */
export const passPaths = {
  home: () => root,
  guide: () => `${root}/user-guide`,
  event: (id: string) => `${root}/events/${id}`,
  subscribe: () => `${root}/subscribe`,
  result: (id: string) => `${root}/result/${id}`,
  membership: () => `${root}/membership`,
  download: () => `${root}/download`,
  invite: () => `${root}/invite`,
  myInvitation: (page = 1) => `${root}/my-invitation${page > 1 ? `?page=${page}` : ''}`,
  library: () => `${root}/library`,
  howToStart: () => `${root}/how-to-start`,
  agreement: () => `${root}/agreement`,
  questions: () => `${root}/faq`,
} as const
