import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: '알림',
  lead: '판매자 센터를 닫아도 판매와 문의를 바로 알 수 있습니다. 메일도 계속 발송됩니다.',
  'this-device': '이 기기',
  'other-devices': '다른 기기',
  checking: '이 기기를 확인하는 중…',
  unsupported: '이 브라우저는 알림을 표시할 수 없습니다. 다른 브라우저나 기기를 사용하세요.',
  off: '이 기기에서 알림이 꺼져 있습니다.',
  on: '이 기기에서 알림이 켜져 있습니다.',
  'turn-on': '알림 켜기',
  'turn-off': '이 기기에서 끄기',
  denied:
    '이 브라우저가 이 사이트의 알림을 차단하고 있습니다. 주소 옆 아이콘에서 사이트 설정을 열어 알림을 허용한 뒤 페이지를 새로 고치세요.',
  failed: '알림을 켤 수 없습니다. 연결을 확인하고 다시 시도하세요.',
  'send-test': '테스트 알림 보내기',
  tested: '테스트 알림을 보냈습니다.',
  'test-title': '이 기기에서 알림이 작동합니다',
  since: '{date}부터 켜짐',
  last: '마지막 알림 {date}',
  never: '아직 알림이 없습니다',
  failing: '마지막 알림이 도착하지 않았습니다.',
  'unknown-device': '알 수 없는 브라우저',
  remove: '제거',
  'remove-one': '{name} 제거',
  'remove-text': '더 이상 알림을 받지 않습니다. 그 기기에서 다시 켤 수 있습니다.',
  removed: '기기를 제거했습니다.',
  topics: '알림을 받을 항목',
  'topics-lead': '모든 기기에 적용됩니다.',
  topic:
    '{topic, select, orders {주문} messages {메시지} cases {환불과 불만} stock {재고} money {정산} shop {내 상점} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {판매와 처리를 기다리는 주문} messages {한동안 읽지 않은 메시지} cases {환불, 분쟁 또는 작동하지 않는 코드} stock {재고가 얼마 남지 않았거나 예약한 변경이 되지 않았을 때} money {지급과 계좌 변경} shop {표시, 제한, 새 키와 주소} other {{topic}}}',
  save: '저장',
  saved: '저장했습니다.',
  'not-here': '이 상점은 알림을 보내지 않습니다. 모두 메일로 보냅니다.',
  'not-installed':
    'iPhone과 iPad는 홈 화면에 추가한 페이지의 알림만 표시합니다(iOS 16.4 이상). 먼저 공유를 누른 뒤 ‘홈 화면에 추가’를 선택해 이 페이지를 추가하세요. 그곳에서 페이지를 열고 다시 로그인하세요.',
}
