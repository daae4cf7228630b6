export const records = {
  dayBefore: {
    problem: '{later}, {field} के दिन {earlier} से पहले है',
    expected: '`{field}` का ही दिन या उसके बाद का कोई दिन।',
  },
  timeNotAfter: {
    problem: '{later}, {field} के समय {earlier} के बाद नहीं है',
    expected: '`{field}` के बाद का समय।',
  },
  noEdition: {
    problem: '{rule} ऐसा पृष्ठ या दिशानिर्देश नहीं है जिसमें संस्करण लिखा हो',
    expected: 'नियम का पता, जिसके पृष्ठ में `edition` या दिशानिर्देश में `version` हो।',
  },
  editionSameTime: {
    problem: 'इस नियम का एक और संस्करण भी {day} से, या उससे पहले से, लागू है',
    expected: 'पहला दिन जब यह संस्करण लागू हुआ, अगले संस्करण के पहले दिन से पहले।',
  },
  editionGap: {
    problem: 'अगला संस्करण {from} से लागू है, इसलिए यह {until} तक लागू है',
    expected: 'अगला संस्करण लागू होने से एक दिन पहले का दिन।',
  },
  valueTaken: {
    problem: '{value} पहले से {other} में है',
    expected: 'ऐसा मान जो इस प्रकार की किसी और प्रविष्टि में न हो।',
  },
  holidaysEnd: {
    problem: 'अवकाशों की सूची {day} को समाप्त होती है; उसके बाद के अंतिम दिन बिना अवकाश के गिने जाते हैं',
    expected: 'अगले वर्ष के अवकाश, जैसे ही वे ज्ञात हों।',
  },
} as const;
