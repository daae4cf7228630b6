export const siteSearch = {
  label: 'इस साइट में खोजें',
  placeholder: 'नियम, आदेश, कार्यक्रम खोजें…',
  submit: 'खोजें',
  suggestions: 'सुझाव',
  count: '{count} सुझाव। ऊपर और नीचे के तीर से एक चुनें।',
  none: 'कोई सुझाव नहीं। सभी पृष्ठों में खोजने के लिए एंटर दबाएँ।',
} as const;
