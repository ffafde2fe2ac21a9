export const tickets = {
  'may-view': 'See requests to support',
  'may-answer': 'Answer requests to support',
  'may-template': 'Write templates for answers',
  'act-see': 'Looked at a request',
  'act-assign': 'Gave a request to somebody',
  'act-answer': 'Answered a request',
  'act-note': 'Noted something about a request',
  'act-state': 'Solved or reopened a request',
  'act-merge': 'Moved a request into another',
  'act-save-template': 'Saved a template for answers',
  'act-remove-template': 'Deleted a template for answers',
} as const
