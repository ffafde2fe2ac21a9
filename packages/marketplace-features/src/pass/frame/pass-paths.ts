const root = '/family-game-room'

/** Paths of the Family Game PASS. In a separate file, so that other pages do not load them. */
export const passPaths = {
  home: () => root,
  guide: () => `${root}/user-guide`,
  event: (id: string) => `${root}/events/${id}`,
  subscribe: () => `${root}/subscribe`,
  result: (id: string) => `${root}/result/${id}`,
  myPass: () => `${root}/membership`,
  download: () => `${root}/download`,
  invite: () => `${root}/invite`,
  myInvitation: (page = 1) => `${root}/my-invitation${page > 1 ? `?page=${page}` : ''}`,
  sharedGames: () => `${root}/library`,
  howToStart: () => `${root}/how-to-start`,
  agreement: () => `${root}/agreement`,
  questions: () => `${root}/faq`,
} as const
