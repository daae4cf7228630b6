export const folders = {
  folderNotAddress: {
    problem: 'फ़ोल्डर का नाम पता नहीं बन सकता',
    expected:
      'अंग्रेज़ी के छोटे अक्षर और अंक, शब्दों के बीच एक हाइफ़न (-), अधिक से अधिक {most} अक्षर, जैसे office-closed। फ़ोल्डर के भीतर फ़ोल्डर केवल पृष्ठों में।',
  },
  addressTaken: {
    problem: 'इसका पता {address} पहले से {other} का है',
    expected: 'फ़ोल्डर का ऐसा नाम जो किसी और प्रविष्टि या पृष्ठ का न हो।',
  },
  fileMissing: {
    problem: 'यह फ़ाइल नहीं है',
    expected: 'हर प्रविष्टि में en.mdx होती है, जिसमें उसके तथ्य होते हैं।',
  },
  addressReserved: {
    problem: 'पता {address} साइट के अपने काम में आता है, इसलिए यह पृष्ठ नहीं दिखेगा',
    expected: 'फ़ोल्डर का कोई और नाम।',
  },
  fileMisplaced: {
    problem: 'साइट इस नाम का पाठ यहाँ नहीं पढ़ती',
    expected:
      'हर प्रविष्टि का {collections} में से किसी के नीचे अपना फ़ोल्डर; उसमें हर पाठ का नाम इनमें से एक: {names}।',
  },
  siteFileMissing: {
    problem: 'साइट की यह फ़ाइल नहीं है',
    expected: 'फ़ाइल, जैसी वह पहले थी। डेवलपर उसे इतिहास से वापस ला सकते हैं।',
  },
} as const;
