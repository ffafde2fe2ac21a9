import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: '설명',
  'description-hint': '일반 텍스트입니다. 줄바꿈은 입력한 그대로 유지돼요.',
  'description-wrong': '설명을 {max}자 이내로 줄여 주세요',
  unit: '한 개의 이름',
  'unit-hint': '예: 키, 계정, 시간. 비워 두어도 돼요.',
  'unit-wrong': '이름을 {max}자 이내로 줄여 주세요',
  min: '주문당 최소 수량',
  max: '주문당 최대 수량',
  'quantity-wrong': '1부터 {max}까지의 정수를 입력해 주세요',
  'order-wrong': '최대 수량은 최소 수량보다 작을 수 없어요',
  minutes: '전달까지 걸리는 분',
  'minutes-hint': '결제 시점부터 계산하는 구매자와의 약속이에요.',
  'minutes-wrong': '1부터 {max}까지의 정수로 분을 입력해 주세요',
  'changed-meanwhile':
    '그사이 이 상품이 변경되었어요. 입력한 내용은 그대로 있으니, 다시 저장하면 다른 변경을 대체해요.',
}
