import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: '템플릿',
  lead: '자주 쓰는 답변이에요. {buyer}, {order}, {offer}는 대화의 이름, 주문 번호, 상품으로 바뀌어요.',
  'new': '새 템플릿',
  name: '제목',
  text: '내용',
  save: '템플릿 저장',
  remove: '삭제',
  insert: '템플릿 넣기',
  none: '아직 템플릿이 없어요',
  'name-wrong': '{max}자 이하의 제목을 입력하세요',
  'text-wrong': '{max}자 이하의 내용을 입력하세요',
  saved: '템플릿을 저장했어요.',
  removed: '템플릿을 삭제했어요.',
  back: '메시지로 돌아가기',
  'remove-one': '{name} 템플릿 삭제',
  'remove-text': '완전히 삭제됩니다. 보낸 메시지는 그대로 남습니다.',
}
