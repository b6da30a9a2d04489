// Preloaded in each tool: writes the processor time and the peak memory of its process to USAGE_FILE.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({
      cpuSeconds: Number(((userCPUTime + systemCPUTime) / 1e6).toFixed(2)),
      peakMiB: Math.round(maxRSS / 1024),
    }),
  );
});
