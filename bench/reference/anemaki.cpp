// Rollouts of Anemaki in C++17: what the same algorithm costs in a compiled language. Bound to the kernel in TypeScript by the places
// of its rounds: equal seeds, equal checksums. Usage: anemaki <random|greedy> <rounds> <spells> <seed>; prints
// nanoseconds a round in the fastest spell, and the checksum.
//
// A hand has four bits a rank, the lowest n of them set when n cards are held: each set bit is one play. Rules as in
// `src/analysis/kernel/anemaki`, options by default, first rounds (no trades, normal order).
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

namespace {

constexpr int SEATS = 5;
constexpr int NO_PLAY = -1;

// xoshiro128** (D. Blackman, S. Vigna), seeded as in `src/analysis/random.ts`.
class Random {
 public:
  explicit Random(const std::string& seed) {
    for (uint32_t lane = 0; lane < 4; lane++) {
      uint32_t word = GOLDEN * (lane + 1);
      for (unsigned char letter : seed) word = mix((word ^ letter) + GOLDEN);
      s_[lane] = mix(word + GOLDEN * static_cast<uint32_t>(seed.size() + 1));
    }
  }

  uint32_t next() {
    const uint32_t result = rotate(s_[1] * 5, 7) * 9;
    const uint32_t shifted = s_[1] << 9;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= shifted;
    s_[3] = rotate(s_[3], 11);
    return result;
  }

 private:
  static constexpr uint32_t GOLDEN = 0x9e3779b9;
  static uint32_t rotate(uint32_t word, int by) { return (word << by) | (word >> (32 - by)); }
  static uint32_t mix(uint32_t z) {
    z = (z ^ (z >> 16)) * 0x85ebca6b;
    z = (z ^ (z >> 13)) * 0xc2b2ae35;
    return z ^ (z >> 16);
  }
  uint32_t s_[4];
};

// The words of the kernel's state; `mask` stands for what may be laid, by the last play, or anything.
struct State {
  uint32_t hand[SEATS];
  uint32_t gone;
  int top, size, last, turn, out;
  uint32_t mask;
  uint8_t order[SEATS];
};

struct Tables {
  uint32_t above[32];
  Tables() {
    const uint32_t atLeast[] = {0xffffffff, 0xeeeeeeee, 0xcccccccc, 0x88888888};
    for (int bit = 0; bit < 32; bit++) {
      above[bit] = bit >= 28 ? 0 : atLeast[bit & 3] & (0xffffffffu << (4 * (bit / 4 + 1)));
    }
  }
};
const Tables TABLES;

struct Chance {
  static int choose(uint32_t plays, bool mayPass, Random& random) {
    const int count = __builtin_popcount(plays);
    int index = static_cast<int>(((random.next() >> 10) * static_cast<uint32_t>(count + mayPass)) >> 22);
    if (index == count) return NO_PLAY;
    for (; index > 0; index--) plays &= plays - 1;
    return __builtin_ctz(plays);
  }
};

struct Greed {
  static int choose(uint32_t plays, bool, Random&) {
    const uint32_t rank = 15u << (__builtin_ctz(plays) & ~3);
    return 31 - __builtin_clz(plays & rank);
  }
};

inline int after(int seat) { return seat == SEATS - 1 ? 0 : seat + 1; }

constexpr uint32_t ANYTHING = 0xffffffff;

// The lead goes to the winner, or to the next in order who holds cards.
inline void open(State& s) {
  while (s.hand[s.last] == 0) s.last = after(s.last);
  s.turn = s.last;
  s.mask = ANYTHING;
  s.top = -1;
  s.size = 1;
}

inline void lay(State& s, int bit) {
  const int shift = bit & ~3, size = (bit & 3) + 1;
  uint32_t& hand = s.hand[s.turn];
  const uint32_t held = (hand >> shift) & 15, gone = (s.gone >> shift) & 15;
  hand ^= (held ^ (held >> size)) << shift;
  s.gone |= (((gone + 1) << size) - 1) << shift;
  s.top = bit >> 2;
  s.size = size;
  s.last = s.turn;
  s.mask = TABLES.above[bit];
}

// Not built into its caller, which would leave out the words that these two policies do not read.
template <class Policy>
[[gnu::noinline]] void playout(State& __restrict s, Random& __restrict random) {
  for (;;) {
    const uint32_t plays = s.hand[s.turn] & s.mask;
    // Those who are out hold nothing and pass.
    if (plays != 0) {
      const bool forced = s.mask == ANYTHING && (plays & (plays - 1)) == 0;
      const int bit = forced ? __builtin_ctz(plays) : Policy::choose(plays, s.mask != ANYTHING, random);
      if (bit != NO_PLAY) {
        lay(s, bit);
        if (s.hand[s.turn] == 0) {
          s.order[s.out++] = static_cast<uint8_t>(s.turn);
          if (s.out == SEATS - 1) break;
        }
      }
    }
    s.turn = after(s.turn);
    if (s.turn == s.last) open(s);
  }
  int rest = 0;
  while (s.hand[rest] == 0) rest++;
  s.order[SEATS - 1] = static_cast<uint8_t>(rest);
}

struct Table {
  Random random;
  uint8_t pack[32];
  uint32_t checksum = 0;

  explicit Table(const char* seed) : random(seed) {
    for (int i = 0; i < 32; i++) pack[i] = static_cast<uint8_t>(i / 4);
  }

  template <class Policy>
  void spell(int rounds) {
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < 30; i += 2) {
        const uint32_t drawn = random.next();
        std::swap(pack[i], pack[i + (((drawn & 0xffff) * (32 - i)) >> 16)]);
        std::swap(pack[i + 1], pack[i + 1 + (((drawn >> 16) * (31 - i)) >> 16)]);
      }
      State s{};
      s.last = static_cast<int>(((random.next() >> 8) * SEATS) >> 24);
      for (int i = 0; i < 30; i++) {
        uint32_t& hand = s.hand[i / 6];
        const int shift = 4 * pack[i];
        hand |= ((((hand >> shift) & 15) << 1) | 1) << shift;
      }
      open(s);
      playout<Policy>(s, random);
      uint32_t places[SEATS];
      for (uint32_t place = 0; place < SEATS; place++) places[s.order[place]] = place;
      for (uint32_t place : places) checksum = checksum * 31 + place;
    }
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  const bool greedy = std::strcmp(argv[1], "greedy") == 0;
  const int rounds = std::atoi(argv[2]);
  Table table(argv[4]);
  double best = 1e300;
  for (int spells = std::atoi(argv[3]); spells > 0; spells--) {
    const auto started = std::chrono::steady_clock::now();
    greedy ? table.spell<Greed>(rounds) : table.spell<Chance>(rounds);
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - started;
    best = std::min(best, taken.count() / rounds);
  }
  std::printf("%.1f %u\n", best, table.checksum);
}
