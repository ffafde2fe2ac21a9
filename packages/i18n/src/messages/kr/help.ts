import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: '도움말 센터',
  lead: '구매, 전달, 구매 보호, 대여, 계정에 관한 답을 찾아보세요.',
  search: '도움말 검색',
  placeholder: '무엇을 도와드릴까요?',
  find: '찾기',
  categories: '도움말 주제',
  all: '모든 주제',
  onThisPage: '이 페이지의 내용',
  more: '관련 도움말',
  updated: '{date} 업데이트',
  nothingTitle: '“{keyword}” 관련 답변이 없어요',
  nothingText: '다른 단어로 검색하거나 모든 주제를 살펴보세요.',
  contactTitle: '답을 찾지 못하셨나요?',
  contactLead: '문의해 주세요. 담당자가 읽고 답변합니다.',
  preview: '버전 {n} 미리보기',
  previewText: '이 주소를 아는 사람만 볼 수 있어요. 한 시간 뒤에는 열리지 않아요.',
}
