import type { privacy as english } from '../../en/editing/privacy.ts';
import type { Translation } from '../../translation.ts';

export const privacy: Translation<typeof english> = {
  promotesStaking: {
    problem:
      '“{found}” पैसे का दाँव लगाने का निमंत्रण लगता है, जो कानून में वर्जित है (ऑनलाइन गेमिंग अधिनियम, 2025)',
    expected: 'इसे हटा दें। किसी आदेश या चेतावनी में दूसरों के शब्द “उद्धरण चिह्नों” में लिखें।',
  },
  aadhaarNumber: {
    problem: '{found} आधार संख्या है',
    expected: 'संख्या के बिना पाठ। यदि वह प्रकाशित हो चुकी है, तो शिकायत एवं सूचना अधिकारी को तुरंत बताएँ।',
  },
  panNumber: {
    problem: '{found} पैन (PAN) संख्या है',
    expected: 'संख्या के बिना पाठ। यदि वह प्रकाशित हो चुकी है, तो शिकायत एवं सूचना अधिकारी को तुरंत बताएँ।',
  },
  phoneInOrder: {
    problem: '{found} मामले से जुड़े किसी व्यक्ति की टेलीफ़ोन संख्या है',
    expected: 'आदेश ऐसी किसी जानकारी के बिना प्रकाशित होते हैं जिससे कोई पक्ष पहचाना जा सके। संख्या हटा दें।',
  },
  mailInOrder: {
    problem: '{found} मामले से जुड़े किसी व्यक्ति का ई-मेल पता है',
    expected: 'आदेश ऐसी किसी जानकारी के बिना प्रकाशित होते हैं जिससे कोई पक्ष पहचाना जा सके। पता हटा दें।',
  },
};
