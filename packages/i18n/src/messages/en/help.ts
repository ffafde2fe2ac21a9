export const help = {
  title: 'Help Center',
  lead: 'Answers about buying, delivery, protection, rentals and your account.',
  search: 'Search the help',
  placeholder: 'What do you need help with?',
  find: 'Find',
  categories: 'Help topics',
  all: 'All help topics',
  onThisPage: 'On this page',
  more: 'More on this topic',
  updated: 'Updated on {date}',
  nothingTitle: 'No answer found for “{keyword}”',
  nothingText: 'Try another word, or look through all topics.',
} as const
