import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: '번역',
  lead: '그 언어의 독자는 번역을 보고, 원하면 원문도 볼 수 있어요. 원문의 표현을 바꾸면 모든 번역이 삭제돼요.',
  languages: '언어',
  original: '원문: {language}',
  into: '번역: {language}',
  done: '{language}, 번역됨',
  none: '상점에 다른 언어가 없어요.',
  save: '번역 저장',
  remove: '번역 삭제',
  stale: '그사이에 원문이 바뀌었어요. 확인하고 다시 저장해 주세요.',
  ask: '표현을 바꾸면 번역이 삭제돼요: {languages}. 그렇게 하려면 다시 저장해 주세요.',
  gone: '원문을 바꿔서 다음 번역이 삭제되었어요: {languages}',
  'remove-text': '{language} 제목과 설명이 완전히 삭제되고, 대신 원문이 표시됩니다.',
  suggest: '번역 제안받기',
  suggested: '기계 번역 제안',
  'suggested-text': '읽고 고쳐 주세요. 저장하기 전에는 구매자에게 보이지 않습니다.',
  'take-back': '내 글로 되돌리기',
}
