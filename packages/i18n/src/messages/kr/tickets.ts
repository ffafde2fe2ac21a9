import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': '고객 문의 보기',
  'may-answer': '고객 문의에 답변하기',
  'may-template': '답변 템플릿 작성하기',
  'act-see': '문의를 봄',
  'act-assign': '문의 담당자를 정함',
  'act-answer': '문의에 답변함',
  'act-note': '문의에 메모를 남김',
  'act-state': '문의를 해결하거나 다시 엶',
  'act-merge': '문의를 다른 문의에 합침',
  'act-save-template': '답변 템플릿을 저장함',
  'act-remove-template': '답변 템플릿을 삭제함',
}
